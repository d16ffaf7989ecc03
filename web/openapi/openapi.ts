/** The API's documentation: Swagger UI as it comes, from this server alone. */
import "swagger-ui-dist/swagger-ui.css";
import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";

// Without an address of a validator it asks nobody else whether the document is right.
SwaggerUI({ dom_id: "#openapi", url: "/openapi.json", validatorUrl: null });

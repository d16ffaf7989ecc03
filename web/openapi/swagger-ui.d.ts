declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  export default function SwaggerUI(settings: { dom_id: string; url: string; validatorUrl: string | null }): unknown;
}

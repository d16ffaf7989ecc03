import "@fontsource/marcellus/latin-400.css";
import "@fontsource-variable/noto-sans-kr/wght.css";
import "@fontsource-variable/noto-serif-kr/wght.css";
import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app") as HTMLElement });

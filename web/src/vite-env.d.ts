/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.toml" {
  const pack: Record<string, any>;
  export default pack;
}

declare module "virtual:korean.css";
declare module "virtual:latin.css";

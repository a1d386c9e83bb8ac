import { company } from "../../content/company.ts";

export function loader() {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    start_url: "/",
    display: "browser",
    background_color: "#fbfaf6",
    theme_color: "#0b5d4a",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}

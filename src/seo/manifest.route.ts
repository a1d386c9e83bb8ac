import { company } from "../../content/company.ts";
import { LIGHT_COLORS } from "../ui/light-colors.ts";

export function loader() {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    start_url: "/",
    display: "standalone",
    background_color: LIGHT_COLORS.paper,
    theme_color: LIGHT_COLORS.brand,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Analyze a Deal", short_name: "Analyze", url: "/deal-analyzer" },
      { name: "My Deals", url: "/my-deals" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}

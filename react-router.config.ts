import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "dist",
  // The whole route table is small; sending it once saves a manifest request on every first navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

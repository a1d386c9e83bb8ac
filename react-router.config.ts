import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "dist",
  // A process evaluates the bundle again when the operator has published a record, which only CommonJS can (decision 0016).
  serverModuleFormat: "cjs",
  serverBuildFile: "index.cjs",
  // The whole route table is small; sending it once saves a manifest request on every first navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

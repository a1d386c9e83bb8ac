import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findHeadlessChromium, isFastChromium } from "../tests/setup/browsers/chromium.ts";
import { findFirefox } from "../tests/setup/browsers/firefox.ts";
import { findPlaywrightWebKit, findWebKitGtk } from "../tests/setup/browsers/webkit.ts";
import { isProof } from "../tests/setup/budget.ts";
import { findPostgres } from "../tests/setup/database/temporary-postgres.ts";
import { findLibreOffice } from "../tests/setup/libreoffice.ts";
import { findNginx } from "../tests/setup/nginx.ts";
import { findCurl, findPython } from "../tests/setup/sample-programs.ts";

interface Program {
  readonly name: string;
  isInstalled(): boolean;
  /** Whether another one that can be installed would save more time than that takes. */
  isSlow?(): boolean;
  readonly aptPackages: readonly string[];
  readonly advice: string;
}

/** Programs that npm cannot install, and without which nothing is proven: three browsers and a database. */
const PROGRAMS: readonly Program[] = [
  {
    name: "Chromium",
    isInstalled: () => findHeadlessChromium() !== undefined,
    // Only Debian has the package.
    isSlow: () => !isFastChromium() && isDebian(),
    aptPackages: ["chromium-headless-shell"],
    advice:
      "apt-get install chromium-headless-shell (Debian), dnf install chromium (Fedora), brew install --cask chromium (macOS); " +
      "faster: npx playwright-core install --only-shell chromium; " +
      "or set CHROMIUM_PATH to the program file of any Chromium, Chrome or Edge",
  },
  {
    name: "Firefox",
    isInstalled: () => findFirefox() !== undefined,
    aptPackages: ["firefox-esr"],
    advice:
      "apt-get install firefox-esr (Debian), dnf install firefox (Fedora), brew install --cask firefox (macOS)",
  },
  {
    name: "WebKit",
    isInstalled: () => findWebKitGtk() !== undefined || findPlaywrightWebKit() !== undefined,
    aptPackages: ["webkit2gtk-driver", "xvfb"],
    advice:
      "apt-get install webkit2gtk-driver xvfb (Debian, Ubuntu); elsewhere: npx playwright-core install webkit",
  },
  {
    name: "PostgreSQL",
    isInstalled: () => findPostgres() !== undefined,
    aptPackages: ["postgresql"],
    advice:
      "apt-get install postgresql (Debian, Ubuntu), dnf install postgresql-server (Fedora), " +
      "brew install postgresql@17 (macOS)",
  },
];

/** Programs that only `npm run proof` needs. */
const PROOF_PROGRAMS: readonly Program[] = [
  {
    name: "nginx",
    isInstalled: () => findNginx() !== undefined,
    aptPackages: ["nginx-light"],
    advice:
      "apt-get install nginx-light (Debian, Ubuntu), dnf install nginx (Fedora), brew install nginx (macOS)",
  },
  {
    name: "LibreOffice",
    isInstalled: () => findLibreOffice() !== undefined,
    aptPackages: ["libreoffice-calc-nogui"],
    advice:
      "apt-get install libreoffice-calc-nogui (Debian, Ubuntu), dnf install libreoffice-calc (Fedora), " +
      "brew install --cask libreoffice (macOS)",
  },
  {
    name: "curl",
    isInstalled: () => findCurl() !== undefined,
    aptPackages: ["curl"],
    advice: "apt-get install curl (Debian, Ubuntu), dnf install curl (Fedora), brew install curl (macOS)",
  },
  {
    name: "Python 3",
    isInstalled: () => findPython() !== undefined,
    aptPackages: ["python3"],
    advice:
      "apt-get install python3 (Debian, Ubuntu), dnf install python3 (Fedora), brew install python (macOS)",
  },
];

/** Installs missing programs if the machine allows it. Returns a sentence for each one still missing. */
export function ensureTestPrograms(): string[] {
  const programs = isProof ? [...PROGRAMS, ...PROOF_PROGRAMS] : PROGRAMS;
  const wanted = programs.filter(({ isInstalled, isSlow }) => !isInstalled() || isSlow?.());
  if (wanted.length > 0 && canInstall()) {
    process.stdout.write(`Installing ${wanted.flatMap(({ aptPackages }) => aptPackages).join(", ")}\n`);
    runApt(["update"]);
    // One by one: if apt does not know one of them, it still installs the others.
    for (const { aptPackages } of wanted)
      runApt(["install", "--yes", "--no-install-recommends", ...aptPackages]);
  }
  return wanted
    .filter(({ isInstalled }) => !isInstalled())
    .map(({ name, advice }) => `${name} is not installed, and the tests need it: ${advice}`);
}

function isDebian(): boolean {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

function runApt(options: readonly string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stdout, stderr } = spawnSync("apt-get", options, { encoding: "utf8", env: environment });
  if (status !== 0) process.stdout.write(`apt-get ${options.join(" ")} failed:\n${stdout}${stderr}\n`);
}

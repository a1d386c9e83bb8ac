import type { ReactNode } from "react";
import type { DeskFrame, DeskView } from "./desk-room.server.ts";
import { KeyboardHelp } from "./frame/keyboard-help.tsx";

interface DeskDocumentProps {
  readonly title: string;
  readonly page: DeskView["page"];
  readonly frame: DeskFrame | undefined;
  readonly children: ReactNode;
}

/** A desk, drawn small: one tab among many is found by it. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0b5d4a"/><path d="M2 6h12M4 6v7M12 6v7M8 6v3h4" fill="none" stroke="#fff" stroke-width="1.6"/></svg>',
)}`;

export function DeskDocument({ title, page, frame, children }: DeskDocumentProps) {
  const count = frame && frame.waiting > 0 ? `(${frame.waiting}) ` : "";
  return (
    // The class lets the dark palette apply; desk.css limits that to systems with a dark theme.
    <html lang="en" className="dark">
      <head>
        <meta charSet="utf-8" />
        <title>{`${count}${title}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={ICON} />
        <link rel="stylesheet" href="/desk.css" />
        <script src="/desk.js" defer />
      </head>
      <body className="flex min-h-dvh flex-col" data-keys={frame?.hasKeys === false ? "off" : undefined}>
        <a
          href="#main"
          className="link absolute -top-20 left-4 z-10 rounded-control bg-sheet px-4 py-3 focus:top-2"
        >
          Skip to the content
        </a>
        <DeskHeader page={page} frame={frame} />
        <main id="main" tabIndex={-1} className="wrap w-full flex-1 pt-3 pb-16 focus:outline-none sm:pt-6">
          {frame?.notice && (
            <p
              role="status"
              data-notice=""
              className="mb-6 border-l-3 border-brand bg-brand-wash px-4 py-3 font-semibold"
            >
              {frame.notice}
            </p>
          )}
          {children}
        </main>
        {frame && <KeyboardHelp page={page} hasKeys={frame.hasKeys} />}
      </body>
    </html>
  );
}

interface Room {
  readonly href: string;
  readonly name: string;
  /** The pages that belong to it. */
  readonly pages: readonly DeskView["page"][];
  readonly shortcut?: string;
  /** How much in it needs somebody, or what is new; shown beside the name. */
  readonly mark?: (frame: DeskFrame) => string | undefined;
}

/** What the header leads to, in the order of a working day. */
const ROOMS: readonly Room[] = [
  {
    href: "/",
    name: "Inbox",
    pages: ["inbox", "board", "calendar", "lead", "same", "write", "entry", "import"],
    shortcut: "u",
  },
  { href: "/handoffs", name: "Hand-offs", pages: ["handoffs", "handoff", "lender-figures", "webhooks"] },
  { href: "/templates", name: "Templates", pages: ["templates", "template"] },
  {
    href: "/deliveries",
    name: "Deliveries",
    pages: ["deliveries"],
    mark: ({ givenUp }) => (givenUp > 0 ? String(givenUp) : undefined),
  },
  { href: "/privacy", name: "Privacy", pages: ["privacy", "privacy-request", "privacy-deletion"] },
  {
    href: "/publish",
    name: "Publish",
    pages: ["publish", "page-editor", "record-editor", "publish-history", "publish-compare", "mail-article"],
  },
  { href: "/reports", name: "Reports", pages: ["report"] },
  {
    href: "/health",
    name: "Health",
    pages: ["health"],
    mark: ({ newerVersion }) => newerVersion && `version ${newerVersion}`,
  },
];

const headerLink =
  "inline-flex min-h-11 flex-none items-center text-[0.94rem] text-ink-soft no-underline hover:text-ink";

function DeskHeader({ page, frame }: Pick<DeskDocumentProps, "page" | "frame">) {
  if (!frame) {
    return (
      <header className="border-b border-rule">
        <p className="wrap flex h-16 items-center font-serif text-xl font-semibold">The operator's desk</p>
      </header>
    );
  }
  return (
    <header className="border-b border-rule print:hidden">
      <div className="wrap">
        <div className="flex min-h-12 items-center justify-between gap-3 sm:min-h-14 sm:gap-5">
          <p className="font-serif text-base font-semibold whitespace-nowrap sm:text-xl">
            {frame.siteName} <span className="text-brand">desk</span>
          </p>
          <form method="post" action="/sign-out" className="flex items-center gap-3 sm:gap-5">
            <span className="hidden text-[0.94rem] text-ink-soft sm:inline">{frame.person}</span>
            {/* A phone has no room for it; below the inbox it is there too. */}
            <span className="hidden sm:inline">
              <HeaderLink href="/people" isCurrent={page === "people"}>
                Colleagues
              </HeaderLink>
            </span>
            <HeaderLink href="/passkeys" isCurrent={page === "passkeys"}>
              Passkeys
            </HeaderLink>
            <button type="submit" className={`${headerLink} underline underline-offset-4`}>
              Sign out
            </button>
          </form>
        </div>
        <nav aria-label="Main" className="flex gap-x-4 overflow-x-auto sm:flex-wrap sm:gap-x-5">
          {ROOMS.map(({ href, name, pages, shortcut, mark }) => (
            <HeaderLink key={href} href={href} isCurrent={pages.includes(page)} shortcut={shortcut}>
              {withMark(name, mark?.(frame))}
            </HeaderLink>
          ))}
        </nav>
      </div>
    </header>
  );
}

function withMark(name: string, mark: string | undefined): string {
  return mark === undefined ? name : `${name} (${mark})`;
}

interface HeaderLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly shortcut?: string | undefined;
  readonly children: string;
}

function HeaderLink({ href, isCurrent, shortcut, children }: HeaderLinkProps) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      data-shortcut={shortcut}
      className={`${headerLink} aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--brand)]`}
    >
      {children}
    </a>
  );
}

import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { cleanLine, cleanText } from "../../src/api/clean-text.ts";
import {
  adviseOnDraft,
  checkTypedDraft,
  composeContentFile,
  MAX_TEXT_LENGTH,
  type TypedDraft,
} from "../../src/content-pages/content-file.server.ts";
import type { ContentDraft } from "../../src/content-pages/content-page.ts";
import { fillDraft, findDraftMistake } from "../../src/content-pages/draft-figures.ts";
import { publishPage } from "../../src/content-pages/publish-page.server.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import { openContentDesk } from "./content-history.server.ts";
import { describeConflict } from "./history.server.ts";
import { createPreview } from "./preview.server.ts";
import type { PublishDeps } from "./publish-tools.server.ts";
import type { PageEditorView } from "./publish-view-data.ts";

const EMPTY: TypedDraft = { slug: "", title: "", metaDescription: "", cta: "", markdown: "" };

/** Pages at addresses of their own: written, previewed and published. */
export function createContentPages(deps: PublishDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { siteUrl } = deps.publishing;
  const { showInside } = room;
  const { store, versioned, tools, rulesOf, announce } = openContentDesk(deps, room);
  const { readHistory, showMissing } = versioned;
  const preview = createPreview(deps);
  const pages = new Hono<HttpEnvironment>();
  const figures = () => deps.facts().namedFigures;

  pages.get("/new", (c) => showEditor(c, { isNew: true, typed: EMPTY, seen: 0 }));
  pages.get("/edit/:slug{.+}", async (c) => {
    const [newest] = await readHistory(c);
    if (newest === undefined) return await showMissing(c);
    return await showEditor(c, {
      isNew: false,
      typed: { ...newest, cta: newest.cta ?? "" },
      seen: newest.version,
      isShown: newest.isPublished,
      advice: findDraftMistake(newest, figures()) === null ? adviseOnDraft(fillDraft(newest, figures())) : [],
    });
  });

  pages.post("/preview", async (c) => {
    const typed = readTyped(readForm(c));
    const checked = checkTypedDraft(typed, figures());
    if ("draft" in checked) return await preview.showPage(c, checked.draft);
    return await showRefused(c, typed, checked.mistakes);
  });
  pages.get("/preview/:slug{.+}", async (c) => {
    const versions = await readHistory(c);
    const asked = new URL(c.req.url).searchParams.get("version");
    const found = versions.find(({ version }) => String(version) === asked);
    if (found === undefined) return await showMissing(c);
    const mistake = findDraftMistake(found, figures());
    if (mistake === null) return await preview.showPage(c, found);
    return await showInside(
      c,
      { page: "message", title: "This version cannot be shown", text: mistake },
      422,
    );
  });

  pages.post("/publish", async (c) => {
    const form = readForm(c);
    const typed = readTyped(form);
    const checked = checkTypedDraft(typed, figures());
    if ("mistakes" in checked) return await showRefused(c, typed, checked.mistakes);
    const { draft } = checked;
    const result = await publishPage(tools(), draft, rulesOf(c, form));
    if (result.outcome === "conflict") return await showConflict(c, typed, draft);
    if (result.outcome === "dead links") {
      const { deadLinks } = result;
      const problem = "Nothing was published, because some links lead nowhere on this site.";
      return await showEditor(c, { ...editorState(c, typed), problem, deadLinks }, 422);
    }
    return await announce(c, draft.slug, result);
  });

  return pages;

  type EditorState = Pick<PageEditorView, "isNew" | "typed" | "seen"> & Partial<PageEditorView>;

  async function showEditor(c: HttpContext, state: EditorState, status: 200 | 409 | 422 = 200) {
    const { typed, isShown = false } = state;
    return await showInside(
      c,
      {
        page: "page-editor",
        isShown,
        mistakes: {},
        maxTextLength: MAX_TEXT_LENGTH,
        deadLinks: [],
        advice: [],
        figures: Object.entries(figures()).map(([name, text]) => ({ name, text })),
        address: isShown ? `${siteUrl}/${typed.slug}` : undefined,
        ...state,
      },
      status,
    );
  }

  /** As the form was sent. */
  function editorState(c: HttpContext, typed: TypedDraft): EditorState {
    const form = readForm(c);
    const seen = readNumber(form, "seen");
    return { typed, seen, isNew: seen === 0, isShown: form.has("is-shown") };
  }

  async function showRefused(
    c: HttpContext,
    typed: TypedDraft,
    mistakes: readonly { readonly field: keyof TypedDraft; readonly message: string }[],
  ) {
    const byField = Object.fromEntries(mistakes.map(({ field, message }) => [field, message]));
    const problem = "Nothing was published. The reasons are beside the fields.";
    return await showEditor(c, { ...editorState(c, typed), mistakes: byField, problem }, 422);
  }

  /** Both texts, and what was typed stays in its fields. Publishing again then replaces theirs, knowingly. */
  async function showConflict(c: HttpContext, typed: TypedDraft, draft: ContentDraft) {
    const [theirs] = await store.history(draft.slug);
    if (theirs === undefined) return await showMissing(c);
    const conflict = {
      ...(await describeConflict(deps, versioned, theirs, { ...theirs, ...draft, cta: draft.cta })),
      theirs: composeContentFile(theirs),
    };
    const state = { typed, isNew: false, seen: theirs.version, isShown: theirs.isPublished };
    return await showEditor(c, { ...state, conflict }, 409);
  }
}

function readTyped(form: URLSearchParams): TypedDraft {
  const line = (name: string) => cleanLine(form.get(name) ?? "");
  return {
    slug: line("slug").replace(/^\//, ""),
    title: line("title"),
    metaDescription: line("metaDescription"),
    cta: line("cta"),
    markdown: cleanText(form.get("markdown") ?? ""),
  };
}

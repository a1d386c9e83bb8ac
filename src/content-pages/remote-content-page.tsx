import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { RemoteData } from "../api/remote-data.tsx";
import { HttpError, problemOf } from "../api/request.browser.ts";
import { NotFoundPage } from "../site/not-found-page.tsx";
import { Button } from "../ui/button.tsx";
import { ContentNotFound } from "./content-not-found.tsx";
import { type ContentPage, type ContentSection, isDeepSlug, type PageCall } from "./content-page.ts";
import { ContentLoading, ContentPageFrame } from "./content-page-frame.tsx";
import { ContentCall, ContentHead, ContentText } from "./content-page-parts.tsx";
import { type HeadTag, HeadTags } from "./head-tags.tsx";

/** The content page after a client-side navigation. A default export, because React.lazy requires one. */
export default function RemoteContentPage({ slug }: { readonly slug: string }) {
  return (
    <RemoteData>
      <LoadedContent key={slug} slug={slug} />
    </RemoteData>
  );
}

function LoadedContent({ slug }: { readonly slug: string }) {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: ["/api/content", slug] });
  useFocusOnHeading(!isFetching);
  if (isFetching) return <ContentLoading />;
  const page = readPage(data);
  if (page) {
    return (
      <>
        <HeadTags tags={readTags(data)} />
        <ContentPageFrame
          sections={page.sections}
          head={<ContentHead slug={slug} page={page} />}
          text={<ContentText page={page} />}
          call={page.callToAction && <ContentCall page={page} />}
        />
      </>
    );
  }
  const isUnknownAddress = isDeepSlug(slug) && error instanceof HttpError && error.status === 404;
  const told = readTags(problemOf(error));
  return (
    <>
      <HeadTags tags={told.length > 0 ? told : NOT_LOADED} />
      {isUnknownAddress ? (
        <NotFoundPage />
      ) : (
        <ContentNotFound>
          {error && !(error instanceof HttpError) && <OutOfReach onTryAgain={() => refetch()} />}
        </ContentNotFound>
      )}
    </>
  );
}

/** Shown if the request failed without a response from the server. */
function OutOfReach({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <div className="mt-4 border-l-3 border-marginal pl-4">
      <p className="max-w-[62ch]">
        We cannot reach the site right now, so the page may be there all the same. Try again once you are
        connected.
      </p>
      <Button className="mt-3" onClick={onTryAgain}>
        Try Again
      </Button>
    </div>
  );
}

/** Head tags if there was no response, or not one of ours. */
const NOT_LOADED = [{ title: "Content Not Found" }, { name: "robots", content: "noindex" }];

/**
 * Focuses the heading, which the frame does for other pages: here it appears after the navigation. Leaves the focus
 * alone if it moved in the meantime.
 */
function useFocusOnHeading(isShown: boolean): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
  }, []);
  useEffect(() => {
    const hasStayed = [document.body, before.current].includes(document.activeElement);
    if (isShown && hasStayed) document.querySelector("h1")?.focus({ preventScroll: true });
  }, [isShown]);
}

/** The page, if the response says `success: true` and has one. */
function readPage(answer: unknown): ContentPage | null {
  if (!isRecord(answer) || answer.success !== true || !isRecord(answer.page)) return null;
  const { title, metaDescription, content, sections, callToAction, updatedAt } = answer.page;
  if (typeof title !== "string" || typeof metaDescription !== "string" || typeof updatedAt !== "string")
    return null;
  return {
    title,
    metaDescription,
    content: typeof content === "string" ? content : "",
    sections: Array.isArray(sections) ? sections.filter(isSection) : [],
    callToAction: isCall(callToAction) ? callToAction : null,
    updatedAt,
  };
}

function isSection(value: unknown): value is ContentSection {
  return isRecord(value) && typeof value.id === "string" && typeof value.title === "string";
}

function isCall(value: unknown): value is PageCall {
  if (!isRecord(value)) return false;
  const { heading, text, label, source } = value;
  return [heading, text, label, source].every((part) => typeof part === "string");
}

/** Empty if the response has none. */
function readTags(answer: unknown): readonly HeadTag[] {
  return isRecord(answer) && Array.isArray(answer.meta) ? answer.meta.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

import type { ComponentProps } from "react";
import { REQUEST_PATH } from "../leads/privacy/requests/request-paths.ts";
import { LinkButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

interface GonePageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly heading: string;
  readonly lede: string;
}

export function GonePage({ crumbs, heading, lede }: GonePageProps) {
  return (
    <PageHeader crumbs={crumbs} heading={heading} lede={lede}>
      <p className="mt-6 mb-8">
        <LinkButton to={REQUEST_PATH}>Make a new request</LinkButton>
      </p>
    </PageHeader>
  );
}

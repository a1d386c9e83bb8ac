import { useEffect, useSyncExternalStore } from "react";
import { createPath, useLocation, useMatches, useNavigate, useNavigation } from "react-router";
import {
  type PageChangeState,
  pageChange,
  pathOf,
  rememberPage,
  reportFailure,
  subscribeToPageChange,
} from "../start/page-change/page-change.browser.ts";
import { PageFiles } from "../start/page-change/page-files.tsx";
import { isServerReachable } from "../start/server-reachable.browser.ts";
import { PageFailure } from "./page-failure.tsx";
import { PageProgress } from "./page-progress.tsx";

const NOTHING_ASKED: PageChangeState = {};

/** Handles navigation between pages: waits for the next page's files, and says when that is slow or fails. */
export function PageChange() {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { wanted, pointedAt, failure } = useSyncExternalStore(
    subscribeToPageChange,
    pageChange,
    () => NOTHING_ASKED,
  );
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => rememberPage(pathname + search, matches), [pathname, search, matches]);

  const to = wanted?.to ?? (navigation.location && createPath(navigation.location));
  const failed = to !== undefined && failure?.path === pathOf(to) ? failure.state : undefined;
  useEffect(() => {
    if (failed === "missing" && to !== undefined) location.assign(to);
  }, [failed, to]);
  const tryAgain = async () => {
    if (to !== undefined && (await isServerReachable())) location.assign(to);
  };

  return (
    <>
      {pointedAt !== undefined && <PageFiles page={pointedAt} />}
      {wanted && !failed && (
        <PageFiles
          page={pathOf(wanted.to)}
          onReady={() => navigate(wanted.to, wanted.options)}
          onMissing={() => reportFailure(pathOf(wanted.to), "A file is missing.")}
        />
      )}
      <PageProgress isBusy={to !== undefined && (!failed || failed === "asking")} />
      {failed === "unreachable" && <PageFailure onTryAgain={tryAgain} />}
    </>
  );
}

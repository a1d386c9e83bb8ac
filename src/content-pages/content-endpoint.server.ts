import { answerJson } from "../../platform/http/json-answer.ts";
import { answerProblem } from "../../platform/http/problem.ts";
import type { ContentLibrary } from "./content-library.server.ts";

/** GET /api/content/{slug}: `success` and the page (spec, section 7). */
export function getContent(slug: string, library: ContentLibrary): Response {
  const found = library.find(slug);
  if (!found) return answerProblem({ status: 404, message: "The requested content could not be found." });
  const { title, metaDescription, content, updatedAt } = found;
  return answerJson({ success: true, page: { title, metaDescription, content, updatedAt } });
}

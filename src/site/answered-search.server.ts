import { readLenderQuestion } from "../lenders/lender-question.ts";
import type { SiteSearch } from "../search/site-search.server.ts";

/** The site's search, with the directory's filters as the first hit of a question that they answer. */
export function answerQuestions({ find }: Pick<SiteSearch, "find">): Pick<SiteSearch, "find"> {
  return {
    find(query, place) {
      const results = find(query, place);
      const question = results.page === 1 ? readLenderQuestion(query.text) : undefined;
      if (question === undefined) return results;
      const text =
        "What each lender in our directory says to it, and the question to send to those that do not say.";
      const hit = {
        path: question.url,
        title: question.title,
        trail: "Lenders",
        excerpt: [{ text, isMatch: false }],
      };
      return { ...results, total: results.total + 1, hits: [hit, ...results.hits] };
    },
  };
}

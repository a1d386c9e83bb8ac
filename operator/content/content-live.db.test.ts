import { afterEach, describe, expect, test } from "vitest";
import { composePage, publishPage } from "../../tests/setup/content-pages.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { operatorOfEachTest } from "../../tests/setup/operator.ts";
import { type Site, startSite } from "../../tests/setup/site/start-site.ts";

describe.each(ONE_DIALECT)("two running instances on one %s database", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  const sites: Site[] = [];
  afterEach(() => Promise.all(sites.splice(0).map((site) => site.stop())));

  async function startInstance(): Promise<string> {
    const site = await startSite({ dataFolder: operator.folder, variables: { DATABASE_URL: operator.url } });
    sites.push(site);
    return site.url;
  }

  async function publish(title: string): Promise<void> {
    const fields = { slug: "live/page", title, metaDescription: "About it." };
    const published = await publishPage(operator, composePage(`Text of **${title}**.`, fields));
    expect(published).toMatchObject({ code: 0 });
  }

  const ask = async (url: string) => {
    const response = await fetch(`${url}/api/content/live/page`);
    return { status: response.status, body: await response.json() };
  };
  const reachesAll = async (urls: readonly string[], expected: object) => {
    await Promise.all(urls.map((url) => expect.poll(() => ask(url)).toMatchObject(expected)));
  };

  test("show what another process publishes, changes and unpublishes", async () => {
    const urls = await Promise.all([startInstance(), startInstance()]);
    const missing = {
      status: 404,
      body: { success: false, message: "The requested content could not be found." },
    };
    await reachesAll(urls, missing);

    await publish("First");
    const page = { title: "First", content: "<p>Text of <strong>First</strong>.</p>\n" };
    await reachesAll(urls, { status: 200, body: { success: true, page } });

    await publish("Second");
    await reachesAll(urls, { status: 200, body: { page: { title: "Second" } } });

    expect(await operator.run(["content", "unpublish", "live/page"])).toMatchObject({ code: 0 });
    await reachesAll(urls, missing);
  });
});

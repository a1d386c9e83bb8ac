import { Histogram, type HistogramConfiguration } from "prom-client";

type Label = "method" | "status" | "kind";

interface Series {
  readonly labels: Readonly<Record<Label, string | number>>;
  /** One for each bucket, and one for what is slower than all of them. Not yet added up. */
  readonly counts: number[];
  sum: number;
}

export interface DurationHistogramOptions extends HistogramConfiguration<Label> {
  readonly name: string;
  readonly help: string;
  readonly buckets: number[];
}

/**
 * A histogram that does nothing but count: the package's own checks and hashes the labels of every observation, which
 * costs a page from memory more than looking it up.
 */
export class DurationHistogram extends Histogram<Label> {
  readonly #options: DurationHistogramOptions;
  readonly #series = new Map<string, Series>();
  /** Most requests are like the one before. */
  #last: Series | undefined;

  constructor(options: DurationHistogramOptions) {
    super(options);
    this.#options = options;
  }

  add(method: string, status: number, kind: string, seconds: number): void {
    const { buckets } = this.#options;
    const series = this.#find(method, status, kind);
    let bucket = 0;
    while (bucket < buckets.length && seconds > (buckets[bucket] ?? 0)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  #find(method: string, status: number, kind: string): Series {
    const last = this.#last?.labels;
    if (this.#last && last?.method === method && last.status === status && last.kind === kind)
      return this.#last;
    const key = `${method} ${status} ${kind}`;
    let series = this.#series.get(key);
    if (series === undefined) {
      const counts = Array<number>(this.#options.buckets.length + 1).fill(0);
      series = { labels: { method, status, kind }, counts, sum: 0 };
      this.#series.set(key, series);
    }
    this.#last = series;
    return series;
  }

  /** What `get` and the registry ask the package's own histogram for; missing from its types. */
  async getForPromString() {
    const { name, help } = this.#options;
    const values = [...this.#series.values()].flatMap((series) => this.#exportSeries(series));
    return { name, help, type: "histogram", aggregator: "sum", values };
  }

  #exportSeries({ labels, counts, sum }: Series) {
    const { name, buckets } = this.#options;
    let count = 0;
    const cumulative = counts.map((inBucket, index) => {
      count += inBucket;
      const le = buckets[index] ?? "+Inf";
      return { labels: { le }, sharedLabels: labels, value: count, metricName: `${name}_bucket` };
    });
    return [
      ...cumulative,
      { labels: {}, sharedLabels: labels, value: sum, metricName: `${name}_sum` },
      { labels: {}, sharedLabels: labels, value: count, metricName: `${name}_count` },
    ];
  }
}

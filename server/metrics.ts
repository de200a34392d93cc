import type { RequestReport } from '@/server/middleware/report';

/** Upper ends of the histogram of answering times, in seconds. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10] as const;

export type Metrics = { count: (report: RequestReport) => void; text: () => string };

/** Counts for an operator, in Prometheus' text format: numbers only, nothing of any visitor. */
export function createMetrics(now: () => number = Date.now): Metrics {
  const startedMs = now();
  const requests = new Map<string, number>();
  const answers = new Map<string, number>();
  const fallbacks = new Map<string, number>();
  const buckets = BUCKETS_SECONDS.map(() => 0);
  let sumSeconds = 0;
  let timed = 0;

  return {
    count({ path, status, answeredBy, fallback, milliseconds }) {
      add(requests, `{path="${path}",status="${status}"}`);
      if (!answeredBy) return;
      add(answers, `{by="${answeredBy}"}`);
      if (fallback) add(fallbacks, `{reason="${fallback}"}`);
      const seconds = milliseconds / 1000;
      sumSeconds += seconds;
      timed += 1;
      BUCKETS_SECONDS.forEach((end, index) => {
        if (seconds <= end) buckets[index] = (buckets[index] ?? 0) + 1;
      });
    },
    text() {
      const lines = [
        ...series('portfolio_requests_total', 'counter', 'Requests by path and status.', requests),
        ...series('portfolio_answers_total', 'counter', 'Answers by who gave them.', answers),
        ...series(
          'portfolio_fallbacks_total',
          'counter',
          'Answers given for a model that failed.',
          fallbacks,
        ),
        '# HELP portfolio_answer_seconds Time until an answer began.',
        '# TYPE portfolio_answer_seconds histogram',
        ...BUCKETS_SECONDS.map(
          (end, index) => `portfolio_answer_seconds_bucket{le="${end}"} ${buckets[index] ?? 0}`,
        ),
        `portfolio_answer_seconds_bucket{le="+Inf"} ${timed}`,
        `portfolio_answer_seconds_sum ${sumSeconds.toFixed(6)}`,
        `portfolio_answer_seconds_count ${timed}`,
        '# HELP portfolio_uptime_seconds Time since the start.',
        '# TYPE portfolio_uptime_seconds gauge',
        `portfolio_uptime_seconds ${Math.round((now() - startedMs) / 1000)}`,
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

function add(counts: Map<string, number>, labels: string): void {
  counts.set(labels, (counts.get(labels) ?? 0) + 1);
}

function series(name: string, type: string, help: string, counts: Map<string, number>): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...[...counts].map(([labels, count]) => `${name}${labels} ${count}`),
  ];
}

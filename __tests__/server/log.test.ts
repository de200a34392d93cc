import { createLog } from '@/server/log';
import { createMetrics } from '@/server/metrics';
import type { RequestReport } from '@/server/middleware/report';

const REPORT: RequestReport = {
  path: '/test',
  method: 'POST',
  status: 200,
  milliseconds: 1.234,
  answeredBy: 'embedded',
};

function written(level: Parameters<typeof createLog>[0], ...reports: RequestReport[]): string[] {
  const lines: string[] = [];
  const log = createLog(
    level,
    (line) => lines.push(line),
    () => new Date(0),
  );
  reports.forEach(log);
  return lines;
}

describe('the log', () => {
  it('is one JSON object a line, with what happened and nothing else', () => {
    expect(written('requests', REPORT).map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: '1970-01-01T00:00:00.000Z',
        path: '/test',
        method: 'POST',
        status: 200,
        milliseconds: 1.2,
        answeredBy: 'embedded',
      },
    ]);
  });

  it('tells of failures only, unless told to tell of requests, or of nothing', () => {
    const reports: RequestReport[] = [
      REPORT,
      { ...REPORT, status: 400, code: 'prompt_invalid' },
      { ...REPORT, status: 500, code: 'answer_failed TypeError' },
      { ...REPORT, fallback: 'timeout' },
    ];
    expect(written('failures', ...reports)).toHaveLength(2);
    expect(written('requests', ...reports)).toHaveLength(4);
    expect(written('nothing', ...reports)).toEqual([]);
  });
});

describe('the metrics', () => {
  it('count requests, answers, fallbacks and how long answers took, as Prometheus reads them', () => {
    let nowMs = 0;
    const metrics = createMetrics(() => nowMs);
    metrics.count(REPORT);
    metrics.count({ ...REPORT, milliseconds: 300, answeredBy: 'model' });
    metrics.count({ ...REPORT, fallback: 'budget' });
    metrics.count({ path: 'other', method: 'GET', status: 404, milliseconds: 1 });
    nowMs = 90_000;
    const text = metrics.text();
    for (const line of [
      'portfolio_requests_total{path="/test",status="200"} 3',
      'portfolio_requests_total{path="other",status="404"} 1',
      'portfolio_answers_total{by="embedded"} 2',
      'portfolio_answers_total{by="model"} 1',
      'portfolio_fallbacks_total{reason="budget"} 1',
      'portfolio_answer_seconds_bucket{le="0.001"} 0',
      'portfolio_answer_seconds_bucket{le="0.005"} 2',
      'portfolio_answer_seconds_bucket{le="0.5"} 3',
      'portfolio_answer_seconds_bucket{le="+Inf"} 3',
      'portfolio_answer_seconds_count 3',
      'portfolio_uptime_seconds 90',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^# (HELP|TYPE) portfolio_\w+ .+$|^portfolio_\w+(\{[^}]*\})? [\d.]+$/);
    }
  });
});

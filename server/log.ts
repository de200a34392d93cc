import type { RequestReport } from '@/server/app';

export type LogLevel = 'requests' | 'failures' | 'nothing';

/**
 * A log of one JSON object a line. It is made from reports, which hold no prompt, no reply, no
 * address and no header, so it cannot tell what was asked, nor by whom.
 */
export function createLog(
  level: LogLevel,
  write: (line: string) => void,
  now: () => Date = () => new Date(),
): (report: RequestReport) => void {
  return (report) => {
    if (level === 'nothing') return;
    const failed = report.status >= 500 || report.fallback !== undefined;
    if (level === 'failures' && !failed) return;
    write(
      JSON.stringify({
        time: now().toISOString(),
        path: report.path,
        method: KNOWN_METHODS.has(report.method) ? report.method : 'other',
        status: report.status,
        milliseconds: Math.round(report.milliseconds * 10) / 10,
        answeredBy: report.answeredBy,
        fallback: report.fallback,
        code: report.code,
      }),
    );
  };
}

/** A method is free text too, on the wire. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

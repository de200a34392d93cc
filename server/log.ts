import type { RequestReport } from '@/server/middleware/report';

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
    const milliseconds = Math.round(report.milliseconds * 10) / 10;
    write(JSON.stringify({ time: now().toISOString(), ...report, milliseconds }));
  };
}

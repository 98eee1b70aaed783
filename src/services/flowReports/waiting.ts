import type { FlowReport } from '../../../contract/flow-reports.ts';

/** Under which reports wait in the browser's storage until it is online. */
const KEY = 'flow-reports';
/** The oldest go first. */
const MOST = 5;

/** Stores a report for later; not where nothing can be stored. */
export function storeReport(report: FlowReport): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...waiting(), report].slice(-MOST)));
  } catch {
    // Without storage it is not counted.
  }
}

/** Takes the reports that wait. */
export function takeReports(): FlowReport[] {
  const reports = waiting();
  try {
    localStorage.removeItem(KEY);
  } catch {
    return [];
  }
  return reports;
}

function waiting(): FlowReport[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as FlowReport[]) : [];
  } catch {
    return [];
  }
}

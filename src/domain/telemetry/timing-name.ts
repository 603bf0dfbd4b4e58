/**
 * A timing's name for the monitoring service: replaces characters other than letters, digits and `- _ . @ $` with
 * underscores (specification, section 5).
 */
export const timingName = (name: string): string => name.replace(/[^A-Za-z0-9\-_.@$]/g, '_');

/**
 * A timing's name as the monitoring service takes it: characters other than letters, digits and `- _ . @ $` become an
 * underscore (specification, section 5).
 */
export const timingName = (name: string): string => name.replace(/[^A-Za-z0-9\-_.@$]/g, '_');

export { createSplunkSink, type SplunkSettings } from './splunk-sink.ts';

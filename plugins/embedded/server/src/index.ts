export type {
  ChainRecord,
  Configuration,
  FarcasterRecord,
  Limits,
  Project,
  SmartAccountRecord
} from "./Configuration.ts"
export { readConfiguration, toConfiguration } from "./readConfiguration.ts"
export { ConfigurationError } from "./ConfigurationError.ts"
export { startEmbedded, type EmbeddedServer, type EmbeddedServerOptions } from "./startEmbedded.ts"
export type { FrameFile, FrameFiles } from "./frame/FrameFiles.ts"

export {
  readConfiguration,
  toConfiguration,
  type ChainRecord,
  type Configuration,
  type FarcasterRecord,
  type Limits,
  type Project,
  type SmartAccountRecord
} from "./Configuration.ts"
export { ConfigurationError } from "./ConfigurationError.ts"
export { startEmbedded, type EmbeddedServer, type EmbeddedServerOptions } from "./startEmbedded.ts"
export type { FrameFile, FrameFiles } from "./frame/FrameFiles.ts"

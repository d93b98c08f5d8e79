import type { CloudOptions, CloudUrls } from "./CloudOptions.ts"

/** The options with every base URL. */
export interface ResolvedOptions extends CloudOptions {
  readonly urls: Required<CloudUrls>
}

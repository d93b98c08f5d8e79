import type { NameReader, NameRegistry } from "@latchkey/core/effect"

/** What the service tells of names, and how it gives them. */
export interface NameService {
  readonly reader: NameReader
  readonly registry: Omit<NameRegistry, "zone">
}

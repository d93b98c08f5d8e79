import * as Effect from "effect/Effect"
import type { NativeBalance } from "../../capability/NativeBalance.ts"
import { lazyPart } from "../../kernel/lazyPart.ts"

/** Native balances by a part of a plugin that is loaded with the first. Fails as that does, and: `PluginPartMissingError`. */
export const lazyBalance = (plugin: string, load: () => Promise<NativeBalance>): NativeBalance => {
  const part = lazyPart(plugin, load)
  return { read: (request) => Effect.flatMap(part, ({ read }) => read(request)) }
}

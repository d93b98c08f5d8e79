import type { AnyPlugin, SlotFilling } from "@latchkey/core"

/** Everything that a plugin's declaration puts into slots, at once or when the engine starts. */
export const fillsOf = async ({ fills = [], lateFills }: AnyPlugin): Promise<ReadonlyArray<SlotFilling>> => [
  ...fills,
  ...((await lateFills?.()) ?? [])
]

import { pictures, readSlot, type KitCore, type KitState, type PictureKey } from "@latchkey/core"
import { useEffect, useState } from "react"
import { useKitState } from "../context/useKitState.ts"

const fillingsOf = (state: KitState) => state.plugin.fillings

/**
 * The address of a picture that a plugin has: asked for when it is first drawn, undefined until it is there, and where
 * there is none. The plugins are asked one after the other, in the order of installation. Nothing is asked without a `key`.
 */
export const usePicture = (kit: KitCore, key: PictureKey | undefined): string | undefined => {
  const sources = readSlot(useKitState(kit, fillingsOf), pictures)
  const [, draw] = useState<string>()
  const found = key && sources.map(({ known }) => known.get(key)).find(Boolean)
  const next = found || !key ? undefined : sources.find(({ known }) => known.get(key) === undefined)
  useEffect(() => {
    // One that does not come leaves the letter.
    if (next && key)
      next.load(key).then(
        () => draw(next.id + key),
        () => {}
      )
  }, [next, key])
  return found || undefined
}

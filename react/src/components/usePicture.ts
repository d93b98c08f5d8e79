import { pictures, readSlot, type KitCore, type KitState, type PictureKey } from "@latchkey/core"
import { useEffect, useState } from "react"
import { useKitState } from "../useKitState.ts"

const sourceOf = (state: KitState) => readSlot(state.plugin.fillings, pictures)[0]

/**
 * The address of a picture that a plugin has: asked for when it is first drawn, undefined until it is there, and where
 * there is none. Nothing is asked without a `key`.
 */
export const usePicture = (kit: KitCore, key: PictureKey | undefined): string | undefined => {
  const source = useKitState(kit, sourceOf)
  const [, draw] = useState<string>()
  const found = key && source?.known.get(key)
  useEffect(() => {
    // One that does not come leaves the letter.
    if (key && found === undefined)
      source?.load(key).then(
        () => draw(key),
        () => {}
      )
  }, [source, key, found])
  return found || undefined
}

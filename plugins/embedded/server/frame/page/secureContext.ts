import { FrameError } from "../FrameError.ts"

/**
 * The browser's cryptography. Fails: throws `FrameError` outside of secure contexts, where a frame is as soon as the page that shows it is.
 */
export const subtleCrypto = (): SubtleCrypto => {
  const { subtle } = crypto as Partial<Crypto>
  if (subtle === undefined) throw new FrameError("The wallet needs a page that is served over https")
  return subtle
}

/** Copies a text in the task of a click, by a selection beside `near` where the frame has no clipboard; answers whether it did. */
export const copyText = async (text: string, near: Element): Promise<boolean> => {
  const { clipboard } = navigator as Partial<Navigator>
  if (clipboard !== undefined)
    return clipboard.writeText(text).then(
      () => true,
      () => false
    )
  const field = document.createElement("textarea")
  field.value = text
  near.append(field)
  field.select()
  const isCopied = document.execCommand("copy")
  field.remove()
  return isCopied
}

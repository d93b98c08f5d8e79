/** Where messages of a page arrive. */
export type MessageTarget = Pick<EventTarget, "addEventListener" | "removeEventListener">

/**
 * Hands on what the document of a frame posts: of that very window, and of the exact origin that was opened in it. Another document in its place,
 * and other windows of the same origin, are not heard. Answers with what ends it.
 */
export const listenToFrame = (
  page: MessageTarget,
  frame: { readonly contentWindow: unknown },
  origin: string,
  onMessage: (data: unknown) => void
): (() => void) => {
  const listen = (event: Event) => {
    const { source, origin: from, data } = event as MessageEvent<unknown>
    if (source !== null && source === frame.contentWindow && from === origin) onMessage(data)
  }
  page.addEventListener("message", listen)
  return () => page.removeEventListener("message", listen)
}

import { definePlugin } from "@latchkey/core"

/** What `kit.guestbook` offers. */
export interface GuestbookApi {
  /** Signs the book with the connected account. */
  readonly sign: (request: { readonly signature: string }) => Promise<void>
}

/** A guest book. Headless: `guestbook` of `./guestbookViews.ts` adds its view. */
export const guestbook = () =>
  definePlugin<"guestbook", GuestbookApi>({
    id: "guestbook",
    when: "demand",
    hosts: [{ origin: "https://book.tea.example", purpose: "signing the guest book" }],
    actions: ["sign"],
    setup: (host) => ({
      sign: async ({ signature }) => {
        await host.json({
          url: "https://book.tea.example/entries",
          method: "POST",
          body: { signature },
          kind: "write"
        })
        host.toast({ variant: "success", text: "Thank you" })
      }
    })
  })

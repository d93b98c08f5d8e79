import { featurePluginContract, type FeatureSubject } from "@latchkey/testing"
import type { Kit } from "@latchkey/core"
import { describe, it } from "vitest"
import { leaf, leafMainnet } from "./chain"
import { guestbook } from "./guestbookViews"

const subject: FeatureSubject = {
  make: () => guestbook(),
  others: () => [leaf()],
  networks: [leafMainnet],
  use: (kit) => (kit as Kit<[ReturnType<typeof guestbook>]>).guestbook.sign({ signature: "Ada" }),
  respond: ({ url }) => (url === "https://book.tea.example/entries" ? {} : undefined)
}

describe("the guest book keeps the contract of features", () => {
  it.each(featurePluginContract(subject))("$name", ({ run }) => run())
})

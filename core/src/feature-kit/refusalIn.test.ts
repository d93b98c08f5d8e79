import { expect, it } from "vitest"
import {
  TransferFailedError,
  TransferMemoInvalidError,
  TransferRefusedError,
  TransferSponsorError
} from "../capability/transferErrors.ts"
import { refusalIn, withRefusal } from "./refusalIn.ts"

it("T26 the chain's own words stand behind ours, apart from their direction, and only those of a refusal", () => {
  const refused = new TransferRefusedError({ reason: "ERC20: paused" })
  expect(refusalIn(refused)).toBe("ERC20: paused")
  expect(withRefusal("It refuses.", refused)).toBe("It refuses. (\u2068ERC20: paused\u2069)")
  const unpaid = new TransferSponsorError({ reason: "the budget is used up" })
  expect(refusalIn(unpaid)).toBe("the budget is used up")
  for (const error of [
    new TransferSponsorError({}),
    new TransferRefusedError({}),
    new TransferRefusedError({ reason: "" }),
    new TransferMemoInvalidError({ reason: "length" }),
    new TransferFailedError(),
    undefined,
    null,
    "TRANSFER_REFUSED",
    { code: "TRANSFER_REFUSED", details: { reason: 7 } }
  ])
    expect(withRefusal("No.", error)).toBe("No.")
})

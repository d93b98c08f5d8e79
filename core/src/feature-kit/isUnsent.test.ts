import { expect, it } from "vitest"
import { NetworkMismatchError } from "../capability/errors.ts"
import * as transferErrors from "../capability/transferErrors.ts"
import { CancelledError } from "../error/errors.ts"
import { NotConnectedError } from "../session/errors.ts"
import { isUnsent } from "./isUnsent.ts"

it("T28 an error after which something may have been sent is never taken for one after which nothing was", () => {
  expect(isUnsent(new transferErrors.TransferUncertainError())).toBe(false)
  expect(isUnsent(new NotConnectedError({ namespace: "test" }))).toBe(false)
  expect(isUnsent(new CancelledError())).toBe(false)
  for (const error of [
    new transferErrors.TransferRejectedError(),
    new transferErrors.TransferChangedError({ what: "account" }),
    new NetworkMismatchError({ expected: "test:1", actual: "test:2" })
  ])
    expect(isUnsent(error)).toBe(true)
})

it("T28 takes a feature's own errors by their tags alone", () => {
  const error = { _tag: "PriceMovedError" }
  expect(isUnsent(error)).toBe(false)
  expect(isUnsent(error, ["PriceMovedError"])).toBe(true)
})

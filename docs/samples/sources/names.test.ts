import { evm } from "@latchkey/evm"
import { mainnet, sepolia } from "@latchkey/evm/networks"
import { namesSourceContract } from "@latchkey/testing"
import { describe, it } from "vitest"
import { exampleNames } from "./names"

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"

const cases = namesSourceContract({
  make: () => exampleNames,
  others: () => [evm()],
  networks: [mainnet, sepolia],
  networkId: "eip155:1",
  address,
  name: "ada.example",
  unknown: "nobody.example",
  // The service when all is well.
  service: ({ url }) =>
    url.endsWith("/names/ada") ? { address } : url.includes("/names/") ? {} : { name: "ada.example" }
})

describe("the example's names", () => {
  it.each(cases)("$name", ({ run }) => run())
})

import { encodeFunctionData, erc20Abi, parseUnits } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

const alice = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

/** What the visitor has of a token, in base units. */
export const balanceOf = async ({ state }: Visit, token: "usdc" | "usdt") =>
  BigInt(
    await askNode<string>(state.chains[0]!.rpcUrl, "eth_call", [
      {
        to: state.chains[0]!.tokens[token],
        data: encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [alice] })
      },
      "latest"
    ])
  )

/** Connects on a page with these options, and opens the form. */
export const openSwap = async (visit: Visit, options: Record<string, string>) => {
  await visit.open("app", options)
  await visit.connect()
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Swap", exact: true }).click()
  await expect(visit.heading).toHaveText("Swap")
  await expect(visit.view).toContainText("You have")
}

export const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })

/** The field of what is sold. */
export const amount = (visit: Visit) => visit.view.getByRole("textbox", { name: "You sell" })

/** Chooses a token of one side of the form. */
export const choose = async (visit: Visit, side: "sell" | "receive about", name: string) => {
  await button(visit, new RegExp(`^You ${side}`)).click()
  await expect(visit.heading).toHaveText("Choose token")
  await button(visit, new RegExp(`^${name}`)).click()
  await expect(visit.heading).toHaveText("Swap")
}

/** The least that the review promises, in base units of a token of six decimals. */
export const promised = async (visit: Visit, symbol: string) => {
  const found = new RegExp(`At least\\s*([\\d.,]+)\\s*${symbol}`).exec(await visit.view.innerText())
  return parseUnits(found![1]!.replaceAll(",", ""), 6)
}

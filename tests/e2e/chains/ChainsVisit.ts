import { expect, type Locator } from "@playwright/test"
import type { Policy } from "@latchkey/testing"
import { Visit } from "../Visit.ts"
import type { Chain } from "./Chain.ts"

/** What the page knows of a namespace. */
export interface Facts {
  readonly status: string
  readonly address: string
  readonly network: string
}

/** What a visitor sees and does on the page of all namespaces. */
export class ChainsVisit extends Visit {
  /** Opens the page, with the namespaces of some chains. */
  async openFor(chains: ReadonlyArray<Chain>, options: Record<string, string> = {}): Promise<void> {
    await this.open("chains", {
      namespaces: chains.map(({ namespace }) => namespace).join(),
      ...options
    })
  }

  /** What the hooks say of a namespace: see `Visit.fact`; and `accounts`, as JSON. */
  of(chain: Chain, fact: keyof Facts | "wallet" | "balance" | "signature" | "error" | "accounts"): Locator {
    return this.fact(`${chain.namespace}.${fact}`)
  }

  async facts(chain: Chain): Promise<Facts> {
    const read = async (fact: keyof Facts) => (await this.of(chain, fact).textContent()) ?? ""
    return { status: await read("status"), address: await read("address"), network: await read("network") }
  }

  /** What a page holds that has connected all of these. */
  async expectConnected(chains: ReadonlyArray<Chain>): Promise<void> {
    for (const chain of chains) {
      await expect(this.of(chain, "status")).toHaveText("connected")
      await expect(this.of(chain, "address")).toHaveText(chain.networks[0].address)
    }
  }

  /** Connects the first wallet of the page. */
  async connectFirst(chain: Chain): Promise<void> {
    await this.openModal()
    await (await this.findWallet(chain.wallet.shownName)).click()
    await this.expectConnected([chain])
    await expect(this.modal).toBeHidden()
  }

  /** Connects one more wallet, from the list of those that are connected. */
  async connectAnother(chain: Chain): Promise<void> {
    await this.openProfile()
    await this.modal.getByRole("button", { name: "Connect another wallet" }).click()
    await expect(this.heading).toHaveText("Connect wallet")
    await (await this.findWallet(chain.wallet.shownName)).click()
    await this.expectConnected([chain])
    await expect(this.heading).toHaveText("Connected wallets")
    await this.close()
  }

  async connectAll([first, ...others]: ReadonlyArray<Chain>): Promise<void> {
    await this.connectFirst(first!)
    for (const chain of others) await this.connectAnother(chain)
  }

  async openProfile(): Promise<void> {
    await this.accountButton.click()
    await expect(this.heading).toHaveText("Account")
    await this.modal.getByRole("button", { name: "Connected wallets" }).last().click()
    await expect(this.heading).toHaveText("Connected wallets")
  }

  async openNetworks(): Promise<void> {
    await this.networkButton.click()
    await expect(this.heading).toHaveText("Choose network")
  }

  /** The row of a network in the list of all. */
  networkRow(name: string): Locator {
    return this.modal.getByRole("button", { name: new RegExp(`^${name}(?! Testnet| Devnet)`) })
  }

  async close(): Promise<void> {
    await this.modal.getByRole("button", { name: "Close" }).click()
    await expect(this.modal).toBeHidden()
  }

  async sign(chain: Chain): Promise<void> {
    await this.page.getByRole("button", { name: `Sign with ${chain.namespace}` }).click()
  }

  /** Sets how a chain's wallet answers. */
  setAnswer(chain: Chain, policy: Policy | undefined, method?: string): Promise<void> {
    return this.page.evaluate(
      ([kind, key, policy, method]) =>
        (kind === "evm" ? window.wallets : window.chainWallets).get(key).setPolicy(policy, method),
      [chain.wallet.kind, chain.wallet.key, policy, method] as const
    )
  }

  /** The methods that a chain's wallet was asked for, in order. */
  askedOf(chain: Chain): Promise<ReadonlyArray<string>> {
    return this.page.evaluate(
      ([kind, key]) =>
        (kind === "evm" ? window.wallets : window.chainWallets)
          .get(key)
          .requests()
          .map(({ method }) => method),
      [chain.wallet.kind, chain.wallet.key] as const
    )
  }
}

import { expect } from "@playwright/test"
import type { Chain } from "./chains/Chain.ts"
import type { ChainsVisit } from "./chains/ChainsVisit.ts"
import { testAccounts } from "@latchkey/testing"
import { decliningAccount } from "./decliningAccount.ts"
import { ethereum, installed } from "./chains/installed.ts"
import { installWallets, type WalletTools } from "./chains/installWallets.ts"
import type { PageName, Visit } from "./Visit.ts"
import type { ChainWalletSetup } from "./wallet/InstalledChainWallets.ts"
import type { WalletSetup } from "./wallet/InstalledWallets.ts"

/** A stop of the tour: a view as a visitor finds it. */
export interface Stop {
  readonly name: string
  /** Which of the tour's wallets is on the page, and how it answers. */
  readonly wallet?: Partial<WalletSetup> | "none"
  /** Wallets of other namespaces beside it. */
  readonly chainWallets?: ReadonlyArray<ChainWalletSetup>
  /** Chains whose own wallets are there too. */
  readonly chains?: ReadonlyArray<Chain>
  /** Where it is; the page of Ethereum's networks alone when absent. */
  readonly page?: PageName
  readonly options?: Readonly<Record<string, string>>
  /** From a freshly opened page to the view. */
  readonly reach: (visit: ChainsVisit) => Promise<void>
}

/** Brings a visitor to a stop. */
export const goTo = async (
  { name: _, wallet, chainWallets = [], chains = [], page = "app", options, reach }: Stop,
  { visit, install, installChain }: WalletTools & { readonly visit: ChainsVisit },
  more: Readonly<Record<string, string>> = {}
): Promise<void> => {
  if (wallet !== "none") await install({ ...wallet })
  for (const setup of chainWallets) await installChain(setup)
  await installWallets({ install, installChain }, chains)
  await visit.open(page, { ...more, ...options })
  await reach(visit)
}

const openAccount = async (visit: Visit) => {
  await visit.connect()
  await visit.accountButton.click()
  await expect(visit.heading).toHaveText("Account")
  await expect(visit.modal.getByRole("button", { name: "Disconnect" })).toBeVisible()
}

const choose = async (visit: Visit) => {
  await visit.openModal()
  await visit.wallet("Virtual Wallet").click()
}

const row = (visit: Visit, name: string) => visit.modal.getByRole("button", { name }).last().click()

const openSend = async (visit: Visit) => {
  await openAccount(visit)
  await row(visit, "Send")
  await expect(visit.view).toContainText("You have")
}

const reviewToSelf = async (visit: Visit, { address } = testAccounts[0]!) => {
  await openSend(visit)
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("0.5")
  await visit.view.getByRole("textbox", { name: "To" }).fill(address)
  await row(visit, "Review")
  await expect(visit.view).toContainText("This is your own address")
}

const openBuy = async (visit: Visit) => {
  await openAccount(visit)
  await row(visit, "Buy")
  await expect(visit.view).toContainText("You pay")
}

/** Has the page ask for a payment that nobody else asks for. */
const askToPay = async (visit: Visit) => {
  await visit.connect()
  await visit.page.evaluate(() => {
    const { kit } = window as unknown as {
      readonly kit: { readonly pay: { readonly pay: (request: object) => Promise<unknown> } }
    }
    void kit.pay
      .pay({
        paymentAsset: {
          network: "eip155:1",
          asset: "native",
          metadata: { name: "Ether", symbol: "ETH", decimals: 18 }
        },
        recipient: "0x71C7656EC7ab88b098defB751B7401B5f6d8976F",
        amount: 10n ** 15n
      })
      .catch(() => {})
  })
  await expect(visit.view).toContainText("Harbour Exchange")
}

const openSwap = async (visit: Visit) => {
  await openAccount(visit)
  await row(visit, "Swap")
  await expect(visit.view).toContainText("You have")
  await visit.view.getByRole("button", { name: "You receive about: Choose" }).click()
  await visit.view.getByRole("button", { name: /^USD Coin/ }).click()
  await visit.view.getByRole("textbox", { name: "You sell" }).fill("0.01")
  await expect(visit.view).toContainText("You get at least")
  await visit.page.mouse.move(0, 0)
}

const reviewSwap = async (visit: Visit) => {
  await openSwap(visit)
  await row(visit, "Review swap")
  await expect(visit.heading).toHaveText("Review")
  await visit.page.mouse.move(0, 0)
}

const manyNamespaces = { page: "chains", options: { namespaces: "eip155,solana,bip122" } } as const

/** Views that look otherwise where there are several namespaces. */
const chainStopsOf = (solana: Chain): ReadonlyArray<Stop> => [
  {
    name: "ConnectingMultiChain",
    ...manyNamespaces,
    wallet: { name: "Manifold" },
    chainWallets: [{ kind: "several", name: "Manifold", of: ["solana", "bitcoin"] }],
    reach: async (visit) => {
      const choose = async () => {
        await visit.wallet("Manifold").click()
        await expect(visit.heading).toHaveText("Manifold")
      }
      await visit.openModal()
      await choose()
      await row(visit, "Solana")
      await expect(visit.of(solana, "status")).toHaveText("connected")
      await visit.openProfile()
      await row(visit, "Connect another wallet")
      await choose()
      await expect(visit.modal.getByRole("list", { name: "Chains of this wallet" })).toContainText(
        "Connected"
      )
    }
  },
  {
    name: "Networks of several namespaces",
    ...manyNamespaces,
    reach: async (visit) => {
      await visit.openNetworks()
      await expect(visit.modal.getByRole("heading", { level: 2 })).toHaveCount(3)
    }
  },
  {
    name: "SwitchActiveChain",
    ...manyNamespaces,
    reach: async (visit) => {
      await visit.connectFirst(ethereum)
      await visit.openNetworks()
      await visit.networkRow("Bitcoin").click()
      await expect(visit.modal.getByRole("button", { name: "Continue to Bitcoin" })).toBeVisible()
    }
  },
  {
    name: "Profile of several namespaces",
    ...manyNamespaces,
    chains: [solana],
    reach: async (visit) => {
      await visit.connectAll([ethereum, solana])
      await visit.openProfile()
      await expect(visit.modal.getByRole("heading", { level: 2 })).toHaveCount(2)
    }
  }
]

const { solana, bitcoin } = installed

/** Every view that a visitor can reach, in each of its states. */
export const stops: ReadonlyArray<Stop> = [
  ...(solana !== undefined && bitcoin !== undefined ? chainStopsOf(solana) : []),
  {
    name: "Connect",
    reach: async (visit) => {
      await visit.openModal()
      await expect(visit.wallet("Virtual Wallet")).toBeVisible()
    }
  },
  {
    name: "Connect without a wallet",
    wallet: "none",
    reach: async (visit) => {
      await visit.openModal()
      await expect(visit.modal).toContainText("No wallet was found")
    }
  },
  {
    name: "Connecting, waiting",
    wallet: { policy: "hang" },
    reach: async (visit) => {
      await choose(visit)
      await expect(visit.modal).toContainText("Open Virtual Wallet to continue")
    }
  },
  {
    name: "Connecting, declined",
    wallet: { policy: "reject" },
    reach: async (visit) => {
      await choose(visit)
      await expect(visit.modal).toContainText("You declined in Virtual Wallet")
    }
  },
  { name: "Account", reach: openAccount },
  {
    name: "Networks",
    reach: async (visit) => {
      await visit.networkButton.click()
      await expect(visit.modal.getByRole("searchbox")).toBeVisible()
    }
  },
  {
    name: "Networks, nothing found",
    reach: async (visit) => {
      await visit.networkButton.click()
      await visit.modal.getByRole("searchbox").fill("nowhere")
      await expect(visit.modal).toContainText("No network matches")
    }
  },
  {
    name: "SwitchNetwork",
    reach: async (visit) => {
      await visit.connect()
      await visit.setPolicy("hang", "wallet_switchEthereumChain")
      await visit.networkButton.click()
      await row(visit, "Base")
      await expect(visit.modal).toContainText("Approve in Virtual Wallet")
    }
  },
  {
    name: "UnsupportedChain",
    wallet: { chainId: 137 },
    options: { networks: "1,8453" },
    reach: async (visit) => {
      await choose(visit)
      await expect(visit.heading).toHaveText("Switch network")
      await expect(visit.modal.getByRole("button", { name: "Base" })).toBeVisible()
    }
  },
  {
    name: "Profile",
    reach: async (visit) => {
      await openAccount(visit)
      await row(visit, "Connected wallets")
      await expect(visit.heading).toHaveText("Connected wallets")
      await expect(visit.modal.getByRole("button", { name: "Disconnect Virtual Wallet" })).toBeVisible()
    }
  },
  {
    name: "WhatIsAWallet",
    reach: async (visit) => {
      await visit.openModal()
      await row(visit, "What is a wallet?")
      await expect(visit.modal.getByRole("button", { name: "Got it" })).toBeVisible()
    }
  },
  {
    name: "WhatIsANetwork",
    reach: async (visit) => {
      await visit.networkButton.click()
      await row(visit, "What is a network?")
      await expect(visit.modal.getByRole("button", { name: "Got it" })).toBeVisible()
    }
  },
  {
    name: "receive/Address",
    reach: async (visit) => {
      await openAccount(visit)
      await row(visit, "Receive")
      await expect(visit.modal).toContainText("Payment link for Ethereum")
    }
  },
  {
    name: "receive/Networks",
    reach: async (visit) => {
      await openAccount(visit)
      await row(visit, "Receive")
      await row(visit, "Compatible networks")
      await expect(visit.modal.getByRole("list", { name: "Compatible networks" })).toBeVisible()
    }
  },
  {
    name: "Account with tokens",
    options: { tokens: "on" },
    reach: async (visit) => {
      await openAccount(visit)
      await expect(visit.view.getByRole("list", { name: "Tokens" })).toContainText("Tether USD")
      await visit.page.mouse.move(0, 0)
    }
  },
  {
    name: "tokens/List",
    options: { tokens: "on" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => window.kit.open({ view: "tokens/List" }))
      await expect(visit.view.getByRole("list", { name: "Tokens" })).toContainText("Tether USD")
    }
  },
  {
    name: "nfts/List",
    options: { nfts: "on" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => window.kit.open({ view: "nfts/List" }))
      await expect(visit.view.locator(".nfts:not(:has([aria-busy]))")).toBeVisible()
    }
  },
  {
    name: "nfts/Nft",
    options: { nfts: "on" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => {
        window.kit.open({ view: "nfts/List" })
        window.kit.navigation.push("nfts/Nft", { key: "none" })
      })
      await expect(visit.view).toContainText("doesn't hold this NFT any more")
    }
  },
  {
    name: "approvals/List",
    options: { approvals: "on" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => window.kit.open({ view: "approvals/List" }))
      await expect(visit.view.locator(".approvals:not(:has([aria-busy]))")).toBeVisible()
    }
  },
  {
    name: "approvals/Revoke",
    options: { approvals: "on" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => {
        window.kit.open({ view: "approvals/List" })
        window.kit.navigation.push("approvals/Revoke", { key: "none" })
      })
      await expect(visit.view).toContainText("This approval isn't there any more.")
    }
  },
  {
    name: "approvals/Progress",
    options: { approvals: "on" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => {
        window.kit.open({ view: "approvals/List" })
        window.kit.navigation.push("approvals/Progress")
      })
      await expect(visit.view).toContainText("This approval isn't there any more.")
    }
  },
  {
    name: "smartSessions/List",
    options: { sessions: "stack" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => window.kit.open({ view: "smartSessions/List" }))
      await expect(visit.view.locator(".smart-sessions:not(:has([aria-busy]))").first()).toBeVisible()
    }
  },
  {
    name: "smartSessions/Session",
    options: { sessions: "stack" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => {
        window.kit.open({ view: "smartSessions/List" })
        window.kit.navigation.push("smartSessions/Session", { id: "none" })
      })
      await expect(visit.view).toContainText("This session isn't there any more.")
    }
  },
  {
    name: "smartSessions/Granted",
    options: { sessions: "stack" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => window.kit.open({ view: "smartSessions/Granted" }))
      await expect(visit.view).toContainText("This session isn't there any more.")
    }
  },
  {
    name: "activity/List",
    options: { activity: "on" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => window.kit.open({ view: "activity/List" }))
      await expect(visit.view.locator(".tx").first()).toBeVisible()
    }
  },
  {
    name: "activity/Transaction",
    options: { activity: "on" },
    reach: async (visit) => {
      await visit.connect()
      await visit.page.evaluate(() => window.kit.open({ view: "activity/List" }))
      await visit.view.locator(".tx").first().click()
      await expect(visit.heading).toHaveText("Transaction")
    }
  },
  {
    name: "Account with a name",
    options: { names: "on" },
    reach: async (visit) => {
      await openAccount(visit)
      await expect(visit.view.getByText("harbour.eth", { exact: true })).toBeVisible()
      await visit.page.mouse.move(0, 0)
    }
  },
  {
    name: "send/Send to a name",
    reach: async (visit) => {
      await openSend(visit)
      await visit.view.getByRole("textbox", { name: "To" }).fill("pier.eth")
      await expect(visit.view).toContainText("stands for this address")
      await visit.page.mouse.move(0, 0)
    }
  },
  {
    name: "send/Send",
    reach: async (visit) => {
      await openSend(visit)
      await visit.view.getByRole("textbox", { name: "Amount" }).fill("1e3")
      await row(visit, "Review")
      await expect(visit.view).toContainText("Enter a number")
      await visit.page.mouse.move(0, 0)
    }
  },
  {
    name: "send/Tokens",
    reach: async (visit) => {
      await openSend(visit)
      await visit.view.getByRole("button", { name: /^Token/ }).click()
      await expect(visit.heading).toHaveText("Choose token")
      await expect(visit.view).toContainText("Tether USD")
      await visit.page.mouse.move(0, 0)
    }
  },
  {
    name: "send/Review",
    reach: async (visit) => {
      await reviewToSelf(visit)
      await visit.view.getByRole("checkbox").check()
    }
  },
  {
    name: "send/Progress",
    reach: async (visit) => {
      await reviewToSelf(visit)
      await visit.view.getByRole("checkbox").check()
      await row(visit, "Send 0.5 ETH")
      await expect(visit.view).toContainText("Sent 0.5 ETH")
    }
  },
  {
    name: "send/Progress, declined",
    wallet: { accounts: [decliningAccount] },
    reach: async (visit) => {
      await reviewToSelf(visit, decliningAccount)
      await visit.setPolicy("reject", "eth_sendTransaction")
      await visit.view.getByRole("checkbox").check()
      await row(visit, "Send 0.5 ETH")
      await expect(visit.view).toContainText("You declined")
    }
  },
  {
    name: "swap/Swap",
    options: { swap: "on" },
    reach: async (visit) => {
      await openSwap(visit)
      await visit.view.getByRole("button", { name: /^Change the slippage/ }).click()
      await visit.view.getByRole("textbox", { name: "Other, in percent" }).fill("7")
      await expect(visit.view).toContainText("Others can take advantage of it")
      await visit.page.mouse.move(0, 0)
    }
  },
  {
    name: "swap/Tokens",
    options: { swap: "on" },
    reach: async (visit) => {
      await openSwap(visit)
      await visit.view.getByRole("button", { name: /^You sell/ }).click()
      await expect(visit.view).toContainText("Tether USD")
      await visit.page.mouse.move(0, 0)
    }
  },
  {
    name: "swap/Offers",
    options: { swap: "both", cloud: "stack" },
    reach: async (visit) => {
      await openSwap(visit)
      await visit.view.getByRole("button", { name: /^Exchange: / }).click()
      await expect(visit.view).toContainText("Best offer")
      await visit.page.mouse.move(0, 0)
    }
  },
  { name: "swap/Preview", options: { swap: "on" }, reach: reviewSwap },
  {
    name: "swap/Preview of an approval",
    options: { swap: "on" },
    reach: async (visit) => {
      await openSwap(visit)
      await row(visit, "Swap the two tokens")
      await visit.view.getByRole("textbox", { name: "You sell" }).fill("3")
      await expect(visit.view).toContainText("You get at least")
      await row(visit, "Review swap")
      await expect(visit.view).toContainText("Allow 3 USDC")
      await visit.page.mouse.move(0, 0)
    }
  },
  {
    name: "swap/Progress",
    options: { swap: "on" },
    reach: async (visit) => {
      await reviewSwap(visit)
      await row(visit, "Swap 0.01 ETH")
      await expect(visit.view).toContainText("Swapped 0.01 ETH")
    }
  },
  {
    name: "onramp/Buy",
    options: { onramp: "on" },
    reach: async (visit) => {
      await openBuy(visit)
      await visit.view.getByRole("textbox", { name: "You pay" }).fill("50")
      await expect(visit.view).toContainText("Corner Shop's fee")
    }
  },
  {
    name: "onramp/Progress",
    options: { onramp: "on" },
    reach: async (visit) => {
      await visit.page.evaluate(() => {
        window.open = () => null
      })
      await openBuy(visit)
      await visit.view.getByRole("textbox", { name: "You pay" }).fill("50")
      await row(visit, "Continue on Corner Shop")
      await expect(visit.view).toContainText("No window was opened")
    }
  },
  { name: "pay/Pay", options: { pay: "on" }, reach: askToPay },
  {
    name: "pay/Review",
    options: { pay: "on" },
    reach: async (visit) => {
      await askToPay(visit)
      await row(visit, "Pay with Virtual Wallet")
      await expect(visit.view).toContainText("Total (max)")
    }
  },
  {
    name: "pay/PayLoading",
    options: { pay: "on" },
    reach: async (visit) => {
      await visit.page.evaluate(() => {
        window.open = () => null
      })
      await askToPay(visit)
      await row(visit, "Harbour Exchange")
      await expect(visit.view).toContainText("No window was opened")
    }
  }
]

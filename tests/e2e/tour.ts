import { expect } from "@playwright/test"
import type { Visit } from "./Visit.ts"

/** A stop of the tour: a view as a visitor finds it. */
export interface Stop {
  readonly name: string
  /** Which of the tour's wallets is on the page, and how it answers. */
  readonly wallet?: { readonly policy?: "approve" | "reject" | "hang"; readonly chainId?: number } | "none"
  readonly options?: Readonly<Record<string, string>>
  /** From a freshly opened page to the view. */
  readonly reach: (visit: Visit) => Promise<void>
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

/** Every view that a visitor can reach, in each of its states. */
export const stops: ReadonlyArray<Stop> = [
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
  }
]

/** A word of the field, and where English says it. */
export interface Term {
  readonly english: RegExp
  /** English texts that have the word and whose translations need not, with the reason. */
  readonly unless?: Readonly<Record<string, string>>
}

/** The words that each language has one translation of: `<tag>.json` says which, as the beginnings or the middles that all their forms share. */
export const terms: Readonly<Record<string, Term>> = {
  wallet: { english: /\bwallets?\b/i },
  account: { english: /\baccounts?\b/i },
  network: {
    english: /\bnetworks?\b/i,
    unless: {
      "If the price moves more than this, the swap is cancelled. You still pay the network fee.":
        "the fee is said to be the network's right above"
    }
  },
  address: {
    english: /(?<!e-mail )(?<!mail )\baddress(es)?\b/i,
    unless: {
      "We send a code to your address. No password, nothing to install.": "that of a mailbox",
      "First, enter the code we sent to your current address.": "that of a mailbox",
      "The change was confirmed on a device on which the wallet is open, by a code that was sent here, and by one that was sent to the new address.":
        "that of a mailbox"
    }
  },
  token: { english: /\btokens?\b/i },
  transaction: { english: /\btransactions?\b/i },
  fee: { english: /\bfees?\b/i },
  approval: { english: /\bapprovals?\b/i },
  passkey: {
    english: /\bpasskeys?\b/i,
    unless: { "Name of the passkey": "the view speaks of nothing else" }
  },
  "recovery code": { english: /\brecovery (code|phrase|words)/i },
  device: { english: /\bdevices?\b/i },
  browser: { english: /\bbrowsers?\b/i },
  contract: { english: /\bcontracts?\b/i },
  recipient: { english: /\brecipients?\b/i },
  amount: {
    english: /\bamounts?\b/i,
    unless: { "Allow an unlimited amount, for later swaps too": "without a limit" }
  },
  balance: { english: /\bbalances?\b/i },
  session: { english: /\bsessions?\b/i },
  signature: { english: /\bsignatures?\b/i },
  exchange: { english: /\bexchanges?\b(?! rate)/i },
  price: { english: /\bprices?\b/i },
  payment: { english: /\bpayments?\b/i },
  slippage: { english: /\bslippage\b/i },
  message: { english: /\bmessages?\b/i },
  "QR code": { english: /\bQR\b/i },
  "e-mail": { english: /\be-mail\b/i },
  app: { english: /\bapps?\b/i, unless: { "App Store": "the name of a shop" } },
  phone: { english: /\bphones?\b/i },
  key: { english: /\bkeys?\b/i },
  code: { english: /(?<!QR )(?<!recovery )\bcodes?\b/i, unless: { Code: "of a contract" } },
  connect: { english: /\b(connect|connected|connecting)\b/i },
  sign: {
    english: /\b(sign|signs|signed|signing)\b(?!-in\b| in\b| out\b| up\b| you in\b| another account in\b)/i
  },
  revoke: {
    english: /\brevok(e|ed|es|ing)\b/i,
    unless: {
      "This token can't be revoked down to zero. The least stays approved: {amount}.":
        "it is made smaller, not revoked"
    }
  },
  swap: { english: /\bswap(s|ped|ping)?\b/i, unless: { "Swap the two tokens": "turned around, not traded" } },
  send: { english: /\b(send|sends|sending|sent)\b/i },
  copy: { english: /\bcop(y|ied)\b/i },
  decline: { english: /\bdeclin(e|ed|es)\b/i },
  link: { english: /\blinks?\b/i },
  page: { english: /\bpages?\b/i },
  site: { english: /\bsites?\b/i },
  request: { english: /\brequests?\b/i }
}

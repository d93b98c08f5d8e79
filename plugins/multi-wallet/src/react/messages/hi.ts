import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "अकाउंट",
  recent: "हाल में कनेक्ट किए हुए",
  connect: "कनेक्ट करें",
  forget: "{wallet} को इस सूची से हटाएँ",
  walletDeleted: "वॉलेट इस सूची से हटा दिया गया",
  accountSwitched: "अकाउंट बदल गया"
}

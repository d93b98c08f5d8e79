import type { NamesMessages } from "../../NamesMessages.ts"

/** English. */
export const words: NamesMessages = {
  intro: "A name is easier to read and to share than an address. An account has one, and keeps it.",
  field: "Name",
  placeholder: "your-name",
  hint: "At least 4 letters, digits or hyphens.",
  checking: "Checking",
  free: "{name} is available.",
  problems: {
    short: "Use at least 4 characters.",
    characters: "Use letters, digits and hyphens.",
    form: "This can't be a name. Try another one.",
    taken: "{name} is taken. Try one of these, or another one.",
    owned: "This account has a name already.",
    declined: "You declined to sign. The name wasn't registered.",
    network: "Names aren't available on this network. Switch to another one.",
    account: "The account isn't connected any more.",
    failed: "Couldn't reach the name service. Try again."
  },
  suggestions: "Names",
  available: "Available",
  registered: "Registered",
  register: "Register name",
  asking: "Sign in {wallet} to register {name}. It costs nothing.",
  successTitle: "{name} is yours",
  successText: "Others find your account by it, and it is shown in place of your address.",
  successButton: "Done",
  notConnected: "Connect a wallet to get a name for it."
}

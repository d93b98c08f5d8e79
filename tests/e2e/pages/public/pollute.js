// What old pages and careless scripts leave behind, before anything of the kit runs.
Object.assign(Object.prototype, { polluted: "own", extend: () => "extended" })

Object.assign(Array.prototype, {
  extra: () => "extra",
  // Prototype.js 1.6 did this: every array in a JSON text becomes a string.
  toJSON() {
    return `[${this.join()}]`
  }
})

Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined, configurable: true })

// What old pages and careless scripts leave behind, before anything of the kit runs.
// Functions, as those scripts had them: a text that every object inherits stops Rolldown's own loader of chunks already
// ("Getter must be a function"), and with it every page that it built.
Object.assign(Object.prototype, { polluted: () => "own", extend: () => "extended" })

Object.assign(Array.prototype, {
  extra: () => "extra",
  // Prototype.js 1.6 did this: every array in a JSON text becomes a string.
  toJSON() {
    return `[${this.join()}]`
  }
})

Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined, configurable: true })

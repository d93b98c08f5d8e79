import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Nom",
  register: "Choisir un nom",
  success: "Votre nom"
}

export const words: NamesMessages = {
  intro: "Un nom est plus facile à lire et à partager qu’une adresse. Un compte en a un, et le garde.",
  field: "Nom",
  placeholder: "votre-nom",
  hint: "Au moins 4 lettres, chiffres ou tirets.",
  checking: "Vérification de la disponibilité",
  free: "{name} est disponible.",
  problems: {
    short: "Le nom doit compter au moins 4 caractères",
    characters: "Uniquement des lettres, des chiffres et des tirets",
    form: "Ceci ne peut pas être un nom. Essayez-en un autre.",
    taken: "{name} est déjà pris. Essayez l’un de ceux-ci, ou un autre.",
    owned: "Ce compte a déjà un nom.",
    declined: "Vous avez refusé de signer. Le nom n’a pas été enregistré.",
    network: "Ce réseau ne donne pas de noms. Passez à un autre.",
    account: "Le compte n’est plus connecté.",
    failed: "Le service de noms est injoignable. Réessayez."
  },
  suggestions: "Noms",
  available: "Disponible",
  registered: "Enregistré",
  register: "Enregistrer le nom",
  asking: "Signez dans {wallet} pour enregistrer {name}. Cela ne coûte rien.",
  successTitle: "{name} est à vous",
  successText: "Les autres trouvent votre compte grâce à lui, et il s’affiche à la place de votre adresse.",
  successButton: "Terminé",
  notConnected: "Connectez un portefeuille pour lui donner un nom."
}

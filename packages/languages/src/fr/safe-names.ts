import type { SafeWords } from '../safe-words.ts'

/** Adjectives that are the same for both genders. */
const FRIENDLY =
  `Agile Aimable Brave Calme Honnête Sincère Magique Fidèle Noble Rapide Sage Tranquille Dynamique Splendide Superbe Intrépide Énergique
  Modeste Habile Solidaire Magnifique Fantastique`.split(/\s+/u)

export const safeNames: SafeWords = [
  {
    first:
      `Tigre Lion Renard Lynx Ours Dauphin Faucon Hibou Kangourou Koala Panda Pingouin Lapin Castor Cerf Cheval Colibri Toucan
      Hérisson Condor Jaguar Puma Poulpe Saumon Rossignol Pélican Cygne Bison Élan Grillon Écureuil Papillon Wombat Quokka Lama Lièvre
      Aigle Héron Chamois Zèbre Guépard Léopard`.split(/\s+/u),
    second: [
      ...FRIENDLY,
      ...`Joyeux Curieux Gentil Vaillant Souriant Patient Brillant Élégant Généreux Courageux Vif Loyal Doré Radieux Content Heureux
        Rieur Rêveur Chanceux Amusant Serein Attentif`.split(/\s+/u),
    ],
  },
  {
    first:
      `Girafe Loutre Gazelle Libellule Hirondelle Tortue Luciole Abeille Coccinelle Panthère Marmotte Mésange Cigogne Mouette
      Alouette Antilope Otarie Colombe Fourmi`.split(/\s+/u),
    second: [
      ...FRIENDLY,
      ...`Joyeuse Curieuse Gentille Vaillante Souriante Patiente Brillante Élégante Généreuse Courageuse Vive Loyale Dorée Radieuse
        Contente Heureuse Rieuse Rêveuse Chanceuse Amusante Sereine Attentive`.split(/\s+/u),
    ],
  },
]

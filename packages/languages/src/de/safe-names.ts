import type { SafeWords } from '../safe-words.ts'

const FRIENDLY =
  `Mutig Fröhlich Flink Schlau Freundlich Ruhig Tapfer Munter Heiter Sanft Treu Klug Neugierig Fleißig Lustig Sonnig Golden Geduldig
  Höflich Ehrlich Lebhaft Glücklich Strahlend Kühn Nett Pfiffig Tüchtig Singend Tanzend Lachend Funkelnd Leuchtend Hüpfend Schnell
  Friedlich Aufgeweckt Verspielt Besonnen Achtsam Gelassen Herzlich`.split(/\s+/u)

/** With the ending of the gender. */
const friendly = (ending: string): string[] => FRIENDLY.map((word) => word + ending)

export const safeNames: SafeWords = [
  {
    first: friendly('er'),
    second:
      `Fuchs Löwe Tiger Bär Adler Falke Igel Dachs Luchs Otter Biber Delfin Panda Koala Pinguin Hase Hirsch Storch Spatz Kolibri
      Papagei Tukan Schwan Kranich Hamster Gepard Leopard Jaguar Elch Bison Specht Wombat Oktopus Lachs Pelikan Steinbock Uhu
      Seestern`.split(/\s+/u),
  },
  {
    first: friendly('e'),
    second:
      'Eule Giraffe Möwe Libelle Gazelle Biene Hummel Meise Amsel Schwalbe Nachtigall Lerche Robbe Antilope Grille'.split(
        ' ',
      ),
  },
  {
    first: friendly('es'),
    second:
      'Eichhörnchen Känguru Zebra Reh Lama Alpaka Kaninchen Rotkehlchen Seepferdchen Erdmännchen Rentier Quokka'.split(
        ' ',
      ),
  },
]

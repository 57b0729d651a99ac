/* What only docs, blog, changelog and legal pages are set in: their layouts import it, and no other page pays for it. */
import '@generated/infima-reading.css';
import './reading.css';

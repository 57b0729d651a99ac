/* Styles of docs, blog, changelog and legal pages. Only their layouts import this file: other pages do not load it. */
import '@generated/infima-prose.css';
import './prose.css';

"""The API, the page, and what every request passes."""

import "virtual:korean.css";
